package strategos.engine.games.persians;

import java.util.List;
import java.util.Set;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;

/** Positions in which what is hidden soon matters. */
final class HiddenThings {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private HiddenThings() {}

    private static Table base() {
        return Table.empty()
                .points(GREEK, 12)
                .points(PERSIAN, 12)
                .change(war -> war.withPool(war.pool())
                        .withPool(Pool.of(
                                List.of("points-7-9", "points-6-9", "points-5-8", "tempest", "oracle", "treason"))));
    }

    static War fleets() {
        return base().leader(GREEK, "leonidas", "laconia", "3*gr-sparta-hop")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5")
                .fleet(PERSIAN, 2, "sea-samos", "persia-5", "persia-3")
                .aboard(PERSIAN, "ariabignes", 1, "2*pe-spara")
                .aboard(PERSIAN, "artabazus", 2, "2*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .war();
    }

    static War armies() {
        return base().leader(GREEK, "leonidas", "attica", "3*gr-sparta-hop")
                .leader(GREEK, "strategos1", "attica", "gr-athens-hop")
                .leader(GREEK, "strategos3", "attica", "gr-plataea")
                .leader(GREEK, "dummy-g1", "attica", "")
                .leader(PERSIAN, "mardonius", "attica", "3*pe-spara")
                .change(war -> war.with(war.side(GREEK).eachChief(HiddenThings::follows)))
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("attica"), CounterId.list("mardonius"))))
                .war();
    }

    private static Chief follows(Chief chief) {
        Chief spent = chief.spent(true);
        return chief.id().equals(new CounterId("leonidas")) ? spent : spent.under(new CounterId("leonidas"));
    }

    /** Two leaders aboard, of whom one follows the other. */
    static War landing() {
        return base().leader(GREEK, "leonidas", "laconia", "3*gr-sparta-hop")
                .leader(PERSIAN, "dummy-p1", "aeolis", "")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5")
                .aboard(PERSIAN, "mardonius", 1, "pe-spara")
                .aboard(PERSIAN, "artabazus", 1, "pe-spara")
                .change(war -> war.with(war.side(PERSIAN)
                        .eachChief(c -> c.id().equals(new CounterId("artabazus"))
                                ? c.spent(true).under(new CounterId("mardonius"))
                                : c.spent(true))))
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("aeolis"), CounterId.list("dummy-p1"))))
                .war();
    }

    static War marches() {
        return base().leader(GREEK, "dummy-g1", "attica", "")
                .leader(GREEK, "leonidas", "laconia", "3*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "boeotia", "3*pe-spara")
                .leader(PERSIAN, "artabazus", "megaris", "2*pe-arch")
                .step(new Step.Segment(PERSIAN, false, 0))
                .war();
    }

    static War dummies() {
        War war = base().leader(GREEK, "leonidas", "laconia", "3*gr-sparta-hop")
                .leader(GREEK, "strategos1", "attica", "gr-athens-hop")
                .leader(GREEK, "strategos3", "boeotia", "gr-plataea")
                .leader(PERSIAN, "mardonius", "antandros", "3*pe-spara")
                .change(w -> w.with(w.greek().lost(1, 0)))
                .war();
        return war.withSteps(List.of(new Step.Reorganise(
                false, false, Facade.of(war.side(GREEK), Set.of()), Facade.of(war.side(PERSIAN), Set.of()))));
    }

    static War intrigues() {
        return base().leader(GREEK, "leonidas", "laconia", "3*gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-spara 3*pe-imm-a")
                .leader(PERSIAN, "mardonius", "aeolis", "3*pe-arch 3*pe-imm-b")
                .hand(GREEK, "intrigues")
                .step(new Step.Segment(GREEK, false, 0))
                .war();
    }
}
