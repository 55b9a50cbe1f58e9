import SwiftUI

@Observable
final class Journal {
    static let shared = Journal()
    var text = ""
}

/// Nobody updates it: it is no view.
struct Exporter: Equatable {
    var journal = Journal.shared
    var name = "export"

    static func == (first: Exporter, second: Exporter) -> Bool { first.name == second.name }
}

@MainActor
struct Importer {
    var journal: Journal

    func go() { print("import") }
}

/// It is one by an extension.
struct Title {
    var journal: Journal
}

extension Title: View {
    var body: some View { Text("Journal") }
}

struct JournalView: View {
    @State private var journal = Journal.shared

    var body: some View {
        Text(journal.text)
            .onAppear { Importer(journal: journal).go() }
    }
}
