package strategos.bot.record.browser;

final class RevoltPageTest extends PageContract {
    @Override
    protected String html() {
        return PageFile.html(HandmadeRecord.revolt().record());
    }
}
