package strategos.engine.games.sparta.sequence;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.Marked;
import strategos.engine.games.sparta.government.GovernmentEvents.GovernmentTested;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.government.Governments.Fate;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet;
import strategos.engine.games.sparta.revenue.RevenueEvents.PersiaRolled;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived;
import strategos.engine.games.sparta.revenue.Treasury;
import strategos.engine.games.sparta.sequence.SequenceEvents.VerdictRolled;
import strategos.engine.games.sparta.sequence.SequenceEvents.YearBegan;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Administration.Phase;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** The Administration Quarter, phase by phase (3.2). */
@Rule("3.2")
public final class Administration {
    /** Why a match is over that two dice decided (16.1). */
    public static final String VERDICT = "verdict";

    /** The year from which Sparta no longer chooses at level 0. */
    private static final int MODERATES = 428;

    private final Printed printed;
    private final Atlas atlas;
    private final Control control;
    private final PrestigeAwards awards;
    private final Governments governments;
    private final Treasury treasury;

    public Administration(
            Printed printed, Control control, PrestigeAwards awards, Governments governments, Treasury treasury) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.awards = awards;
        this.governments = governments;
        this.treasury = treasury;
    }

    /** Carries the phase out; the next one follows. */
    public void advance(Play<War> play, Phase phase) {
        switch (phase) {
            case CALENDAR -> {
                Flow.replace(play, new PendingStep.Administration(Phase.PRESTIGE));
                play.happen(new YearBegan(play.state().year() - 1));
                stillHeld(play);
            }
            case PRESTIGE -> {
                Flow.replace(play, new PendingStep.Administration(Phase.EVENTS));
                annual(play);
                lastYear(play);
            }
            case EVENTS ->
                Flow.replace(play, new PendingStep.Administration(Phase.GOVERNMENT), new PendingStep.Events(0));
            case GOVERNMENT -> {
                Flow.replace(play, new PendingStep.Administration(Phase.REVENUE));
                government(play);
            }
            case REVENUE -> {
                Flow.replace(play, new PendingStep.Initiative());
                revenue(play);
            }
        }
    }

    /** What Athens' side holds as the year begins it has held at some time in it. */
    @Rule({"13.0", "ruling-Y2"})
    private static void stillHeld(Play<War> play) {
        PlaceSet held = play.state().ground().of(Marker.ATHENIAN);
        if (!held.isEmpty()) {
            play.happen(new Marked(Marker.TAKEN, held));
        }
    }

    private record Causes(String id, Side side, int levels) {}

    /** The annual causes, added up before the track's end holds them back. */
    @Rule({"2.16", "13.0", "ruling-Y2"})
    private void annual(Play<War> play) {
        War war = play.state();
        List<Causes> causes = new ArrayList<>();
        int change = control.tribute(war, Side.ATHENS) - war.purse().tribute();
        int steps = Math.min(
                awards.table().tributeMost(), Math.abs(change) / awards.table().tributeStep());
        if (steps > 0) {
            causes.add(new Causes(
                    PrestigeChanged.TRIBUTE,
                    change > 0 ? Side.ATHENS : Side.SPARTA,
                    steps * awards.table().levels(PrestigeChanged.TRIBUTE)));
        }
        if (megaraUnpressed(war)) {
            causes.add(
                    new Causes("megara-unpressed", Side.SPARTA, awards.table().levels("megara-unpressed")));
        }
        if (peloponneseUnpressed(war)) {
            causes.add(new Causes(
                    "peloponnese-unpressed", Side.SPARTA, awards.table().levels("peloponnese-unpressed")));
        }
        // What moves the marker away from the near end of the track goes first, so that nothing is held back too early.
        Side first = war.prestige().level() >= 0 ? Side.SPARTA : Side.ATHENS;
        for (Side side : List.of(first, first.other())) {
            for (Causes cause : causes) {
                if (cause.side == side) {
                    awards.award(play, cause.id, side, cause.levels);
                }
            }
        }
    }

    @Rule("13.0")
    private boolean megaraUnpressed(War war) {
        int megara = atlas.number("megara");
        return !war.forts().has(atlas.fort("minoa").ref()) && !pressed(war, megara);
    }

    @Rule("13.0")
    private boolean peloponneseUnpressed(War war) {
        if (war.politics().peace() || war.forts().has(atlas.fort("pylos").ref())) {
            return false;
        }
        for (String id : awards.table().peloponnese()) {
            if (pressed(war, atlas.number(id))) {
                return false;
            }
        }
        return true;
    }

    private static boolean pressed(War war, int place) {
        return war.ground().has(Marker.ATHENIAN, place)
                || war.ground().has(Marker.TAKEN_BEFORE, place)
                || war.ground().has(Marker.RAVAGED_BEFORE, place);
    }

    /** After its last year a scenario is over. */
    @Rule({"16.1", "16.2", "ruling-E6"})
    private void lastYear(Play<War> play) {
        War war = play.state();
        ScenarioSheet sheet = printed.scenario(war.terms().scenario());
        if (war.year() >= sheet.last()) {
            return;
        }
        if (sheet.end().equals("roll")) {
            int level = war.prestige().level();
            Roll roll = Flow.roll(play, Side.NEUTRAL, VERDICT, "16.1", 2);
            play.happen(new VerdictRolled(roll.sum(), level));
            play.happen(new MatchEnded(roll.sum() < level ? Side.ATHENS : Side.SPARTA, VERDICT));
        } else if (sheet.end().equals("sicily") || sheet.end().equals("rebels")) {
            play.happen(new MatchEnded(Side.SPARTA, "time"));
        }
    }

    /** Athens' government stays, falls, or is saved by the loss of a leader. */
    @Rule({"3.2", "14.1"})
    private void government(Play<War> play) {
        War war = play.state();
        int row = war.government().row();
        Fate fate = governments.fate(war, war.year());
        boolean higher = war.prestige().level() > war.government().prestigeBefore();
        if (fate == Fate.STAYS || (fate == Fate.BY_PRESTIGE && higher)) {
            play.happen(new GovernmentTested(row));
        } else if (fate == Fate.BY_PRESTIGE && governments.avertible(war)) {
            Flow.push(play, new PendingStep.Aversion());
        } else {
            governments.change(play, row + 1, true);
        }
    }

    /** Both sides receive their revenue. */
    @Rule({"3.2", "12.1", "12.2", "15.13", "2.17", "ruling-Y1"})
    private void revenue(Play<War> play) {
        War war = play.state();
        List<RevenueReceived.Item> athens = treasury.athens(war);
        play.happen(
                new RevenueReceived(Side.ATHENS, athens, Treasury.total(athens), control.tribute(war, Side.ATHENS)));
        List<RevenueReceived.Item> sparta = new ArrayList<>(treasury.sparta(war));
        boolean firstYear =
                war.year() == printed.scenario(war.terms().scenario()).first();
        if (war.purse().persia() && !firstYear) {
            Roll roll = Flow.roll(play, Side.SPARTA, "persia", "15.13", 1);
            int talents = printed.tables().persia().talents(war.year(), roll.face());
            play.happen(new PersiaRolled(roll.face(), talents));
            sparta.add(new RevenueReceived.Item("persia", talents));
        }
        play.happen(new RevenueReceived(Side.SPARTA, sparta, Treasury.total(sparta), 0));
    }

    /** Who decides who moves first this quarter. */
    @Rule({"3.2", "ruling-Y3"})
    public static Side chooser(War war) {
        Side leader = war.prestige().leader();
        if (leader != Side.NEUTRAL) {
            return leader;
        }
        return war.year() > MODERATES ? Side.SPARTA : Side.ATHENS;
    }
}
