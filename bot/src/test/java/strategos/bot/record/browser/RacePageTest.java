package strategos.bot.record.browser;

final class RacePageTest extends PageContract {
    @Override
    protected String html() {
        return PageFile.html(HandmadeRecord.race().record());
    }
}
