import SwiftUI

struct JournalView: View {
    @Environment(Journal.self) private var journal

    var body: some View {
        Text("\(journal.entries)")
    }
}
