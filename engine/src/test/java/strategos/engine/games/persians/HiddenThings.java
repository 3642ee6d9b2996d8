package strategos.engine.games.persians;

import java.util.List;
import java.util.Set;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;

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
                        .withPool(Pool.of(List.of("pa-7-9", "pa-6-9", "pa-5-8", "tempete", "oracle", "trahison"))));
    }

    static War fleets() {
        return base().leader(GREEK, "leonidas", "laconie", "3*gr-sparta-hop")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5")
                .fleet(PERSIAN, 2, "sea-samos", "persia-5", "persia-3")
                .aboard(PERSIAN, "ariabigue", 1, "2*pe-spara")
                .aboard(PERSIAN, "artabase", 2, "2*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .war();
    }

    static War armies() {
        return base().leader(GREEK, "leonidas", "attique", "3*gr-sparta-hop")
                .leader(GREEK, "stratege1", "attique", "gr-athens-hop")
                .leader(GREEK, "stratege3", "attique", "gr-platee")
                .leader(GREEK, "dummy-g1", "attique", "")
                .leader(PERSIAN, "mardonios", "attique", "3*pe-spara")
                .change(war -> war.with(war.side(GREEK).eachChief(HiddenThings::follows)))
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, "attique", List.of("mardonios"))))
                .war();
    }

    private static Chief follows(Chief chief) {
        Chief spent = chief.spent(true);
        return chief.id().equals("leonidas") ? spent : spent.under("leonidas");
    }

    /** Two leaders aboard, of whom one follows the other. */
    static War landing() {
        return base().leader(GREEK, "leonidas", "laconie", "3*gr-sparta-hop")
                .leader(PERSIAN, "dummy-p1", "eolide", "")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5")
                .aboard(PERSIAN, "mardonios", 1, "pe-spara")
                .aboard(PERSIAN, "artabase", 1, "pe-spara")
                .change(war -> war.with(war.side(PERSIAN)
                        .eachChief(
                                c -> c.id().equals("artabase") ? c.spent(true).under("mardonios") : c.spent(true))))
                .step(new Step.Segment(PERSIAN, true, 0), Active.of(new Force(PERSIAN, "eolide", List.of("dummy-p1"))))
                .war();
    }

    static War marches() {
        return base().leader(GREEK, "dummy-g1", "attique", "")
                .leader(GREEK, "leonidas", "laconie", "3*gr-sparta-hop")
                .leader(PERSIAN, "mardonios", "beotie", "3*pe-spara")
                .leader(PERSIAN, "artabase", "megaride", "2*pe-arch")
                .step(new Step.Segment(PERSIAN, false, 0))
                .war();
    }

    static War dummies() {
        War war = base().leader(GREEK, "leonidas", "laconie", "3*gr-sparta-hop")
                .leader(GREEK, "stratege1", "attique", "gr-athens-hop")
                .leader(GREEK, "stratege3", "beotie", "gr-platee")
                .leader(PERSIAN, "mardonios", "antandros", "3*pe-spara")
                .change(w -> w.with(w.greek().lost(1, 0)))
                .war();
        return war.withSteps(List.of(new Step.Reorganise(
                false, false, Facade.of(war.side(GREEK), Set.of()), Facade.of(war.side(PERSIAN), Set.of()))));
    }

    static War intrigues() {
        return base().leader(GREEK, "leonidas", "laconie", "3*gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-spara 3*pe-imm-a")
                .leader(PERSIAN, "mardonios", "eolide", "3*pe-arch 3*pe-imm-b")
                .hand(GREEK, "intrigues")
                .step(new Step.Segment(GREEK, false, 0))
                .war();
    }
}
