package strategos.bot.host;

import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.BeaconRound;

/** A public source of randomness that nobody can foresee: each round appears at its time, signed. */
public interface Beacon {
    /** Whose rounds these are. */
    BeaconNetwork network();

    /** How its signatures are checked, by whomever it is asked. */
    SignatureCheck signatures();

    /** Whether rounds can be checked on this machine; matches cannot be played with it elsewhere. */
    boolean usable();

    /**
     * A round that has appeared, checked. Takes its time; what was fetched once is at hand.
     *
     * @throws Unavailable when nobody gives it, or what is given is not the beacon's
     */
    BeaconRound fetch(long round) throws Unavailable;

    /** The round cannot be had now. */
    final class Unavailable extends Exception {
        private static final long serialVersionUID = 1L;

        /** With the reason, for the log. */
        public Unavailable(String why) {
            super(why);
        }
    }
}
