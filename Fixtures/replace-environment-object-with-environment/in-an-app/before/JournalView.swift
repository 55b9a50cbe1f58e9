import SwiftUI

struct JournalView: View {
    @EnvironmentObject private var journal: Journal

    var body: some View {
        Text("\(journal.entries)")
    }
}
