package strategos.bot.record.browser;

import strategos.bot.record.RecordPage;

final class RacePageTest extends PageContract {
    @Override
    protected String html() {
        return new RecordPage().html(HandmadeRecord.race().record());
    }
}
