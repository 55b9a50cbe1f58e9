import SwiftUI

@main
struct JournalApp: App {
    @State private var journal = Journal()

    var body: some Scene {
        WindowGroup {
            JournalView()
                .environment(journal)
        }
    }
}
