package strategos.bot.command.handler;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.command.SlotForm;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.club.Following;
import strategos.bot.command.club.MatchesPage;
import strategos.bot.command.dice.PublishedRolls;
import strategos.bot.command.draft.DraftHandler;
import strategos.bot.command.lesson.LessonGuide;
import strategos.bot.command.look.HistoryPage;
import strategos.bot.command.order.MissedPage;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.command.order.ViewPage.MapPage;
import strategos.bot.command.propose.ProposalPage;
import strategos.bot.command.results.ResultsPages;
import strategos.bot.command.rules.RulesPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Form;
import strategos.bot.port.Request.Input;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;

/** Carries out presses of buttons, menus that were sent, and forms that were filled in. */
final class PressHandler {
    private final Matches matches;
    private final MatchFinder finder;
    private final OrderHandler orders;
    private final QuickPresses quick;
    private final DraftHandler drafts;
    private final OrdersPage page;
    private final MapPage map;
    private final MissedPage missed;
    private final PublishedRolls rolls;
    private final MatchesPage lists;
    private final ResultsPages results;
    private final Following following;
    private final ProposalPage proposals;
    private final HistoryPage history;
    private final RulesPage rules;
    private final LessonGuide lesson;
    private final SlotForm forms;
    private final PressCodec codec = new PressCodec();

    @Inject
    PressHandler(
            Matches matches,
            MatchFinder finder,
            OrderHandler orders,
            QuickPresses quick,
            DraftHandler drafts,
            OrdersPage page,
            MapPage map,
            MissedPage missed,
            PublishedRolls rolls,
            MatchesPage lists,
            ResultsPages results,
            Following following,
            ProposalPage proposals,
            HistoryPage history,
            RulesPage rules,
            LessonGuide lesson,
            SpeechSource words) {
        this.history = history;
        this.rules = rules;
        this.lesson = lesson;
        this.matches = matches;
        this.finder = finder;
        this.orders = orders;
        this.quick = quick;
        this.drafts = drafts;
        this.page = page;
        this.map = map;
        this.missed = missed;
        this.rolls = rolls;
        this.lists = lists;
        this.results = results;
        this.following = following;
        this.proposals = proposals;
        this.forms = new SlotForm(words.common());
    }

    Answer press(CommandContext at, Input.Press press) {
        PressId id = read(press.id());
        return id instanceof PressId.Mine && picked(press).isPresent()
                ? press(at, picked(press).get())
                : press(at, id, press.values());
    }

    private Answer press(CommandContext at, PressId id, List<String> values) {
        return switch (id) {
            case PressId.Mine mine -> mine(at, mine);
            case PressId.Lesson(String match, boolean leave) -> lesson.turned(at, finder.pressed(at, match), leave);
            case PressId.Rule(String game, String rule) -> rules.rule(game, rule);
            case PressId.Since(String match, int upTo) -> missed.answer(finder.pressed(at, match), at.by(), upTo);
            case PressId.Moment(String match, int number, int button) ->
                history.page(finder.pressed(at, match), number);
            case PressId.Follow(String match, boolean yes) -> following.answer(at, finder.pressed(at, match), yes);
            case PressId.Listed(PressId.Which which, int listed) -> lists.answer(at, which, listed);
            case PressId.Results turned -> results.answer(at, turned);
            case PressId.Chart chart -> map.pressed(finder.pressed(at, chart.match()), at.by(), values);
            case PressId.Close close -> close(at, finder.pressed(at, close.match()));
            case PressId.Rolls(String match, int first, int last) -> rolls.page(finder.pressed(at, match), first, last);
            case PressId.Admit admit -> admit(at, admit);
            case PressId.Offer offer -> answer(at, offer);
            case PressId.Back back -> proposals.pressed(at, finder.pressed(at, back.match()), back);
            case PressId.Motion motion -> proposals.pressed(at, finder.pressed(at, motion.match()), motion);
            case PressId.Vote vote -> proposals.pressed(at, finder.pressed(at, vote.match()), vote);
            case PressId.Offered offered -> orders.pressed(at, offered, offered.value());
            case PressId.Undo undo -> quick.undone(at, undo);
            case PressId.Rest rest -> quick.rested(at, rest);
            case PressId.Drafted drafted -> drafts.press(at, drafted, values);
            case PressId.Asking asking -> press(at, asking.then(), values);
        };
    }

    /** A form has one field, the slot that was asked; that of a whole order has one for each of its slots. */
    Answer submit(CommandContext at, Input.Submit submit) {
        List<String> values = new ArrayList<>(submit.fields().values());
        PressId id = read(submit.id());
        if (id instanceof PressId.Drafted drafted && drafted.step() == PressId.Step.CHANGE) {
            return drafts.change(at, drafted, submit.fields());
        }
        return id instanceof PressId.Offered offered && !values.isEmpty()
                ? orders.pressed(at, offered, values.getFirst())
                : press(at, id, values);
    }

    /** Whether what is pressed looks something up, for which the page that was pressed stays. */
    boolean beside(Input.Press press) {
        return codec.read(press.id()).filter(PressId.Rule.class::isInstance).isPresent();
    }

    /** The match that a press or a form belongs to, wherever it is pressed. */
    Optional<LiveMatch> match(Input input) {
        return switch (input) {
            case Input.Command command -> Optional.empty();
            case Input.Press press -> codec.read(press.id()).flatMap(this::of);
            case Input.Submit submit -> codec.read(submit.id()).flatMap(this::of);
        };
    }

    private Optional<LiveMatch> of(PressId id) {
        return switch (id) {
            case PressId.OfMatch of -> matches.find(of.match());
            case PressId.Drafted drafted -> drafts.match(drafted);
            case PressId.Asking asking -> of(asking.then());
            case PressId.Rule rule -> Optional.empty();
            case PressId.Listed listed -> Optional.empty();
            case PressId.Results turned -> Optional.empty();
        };
    }

    Optional<Form> form(Input.Press press) {
        return codec.read(press.id()).flatMap(id -> switch (id) {
            case PressId.Mine mine -> picked(press).flatMap(this::form);
            case PressId.Asking asking -> Optional.of(forms.of(asking));
            case PressId.Chart chart -> Optional.empty();
            case PressId.Rule rule -> Optional.empty();
            case PressId.Lesson guided -> Optional.empty();
            case PressId.Since since -> Optional.empty();
            case PressId.Listed listed -> Optional.empty();
            case PressId.Moment moment -> Optional.empty();
            case PressId.Follow follow -> Optional.empty();
            case PressId.Results turned -> Optional.empty();
            case PressId.Close close -> Optional.empty();
            case PressId.Rolls dice -> Optional.empty();
            case PressId.Admit admit -> Optional.empty();
            case PressId.Offer offer -> Optional.empty();
            case PressId.Back back -> Optional.empty();
            case PressId.Motion motion -> Optional.empty();
            case PressId.Vote vote -> Optional.empty();
            case PressId.Offered offered -> Optional.empty();
            case PressId.Undo undo -> Optional.empty();
            case PressId.Rest rest -> Optional.empty();
            case PressId.Drafted drafted ->
                drafted.step() == PressId.Step.CHANGE ? Optional.of(drafts.form(forms, drafted)) : Optional.empty();
        });
    }

    /** The button that was picked from a menu of those that found no room. */
    private static Optional<Input.Press> picked(Input.Press press) {
        return press.values().stream().findFirst().map(id -> new Input.Press(id, List.of()));
    }

    private PressId read(String id) {
        return codec.read(id).orElseThrow(() -> Refused.because("command.unknown-press"));
    }

    private Answer mine(CommandContext at, PressId.Mine mine) {
        return page.answer(finder.pressed(at, mine.match()), at.by());
    }

    private Answer answer(CommandContext at, PressId.Offer press) {
        LiveMatch match = finder.pressed(at, press.match());
        boolean theirs = match.offers().stream()
                .anyMatch(offer ->
                        offer.seat().equals(press.seat()) && offer.to().id().equals(press.user()));
        if (!theirs) {
            throw Refused.because("command.stale");
        }
        Matches.Reply reply = Matches.Reply.valueOf(press.reply().name());
        return Answers.answer(at.by(), matches.answer(at.action(), match.id(), press.seat(), reply), match.words());
    }

    private Answer close(CommandContext at, LiveMatch match) {
        return Answers.answer(at.by(), matches.close(at.action(match), match.id()), match.words());
    }

    private Answer admit(CommandContext at, PressId.Admit press) {
        LiveMatch match = finder.pressed(at, press.match());
        return Answers.answer(
                at.by(),
                matches.admit(at.action(), match.id(), press.seat(), Optional.of(press.user()), press.yes()),
                match.words());
    }
}
