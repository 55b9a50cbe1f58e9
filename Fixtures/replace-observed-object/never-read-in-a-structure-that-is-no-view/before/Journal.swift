import SwiftUI

final class Journal: ObservableObject {
    static let shared = Journal()
    @Published var text = ""
}

/// Nobody updates it: it is no view.
struct Exporter: Equatable {
    @ObservedObject var journal = Journal.shared
    var name = "export"

    static func == (first: Exporter, second: Exporter) -> Bool { first.name == second.name }
}

@MainActor
struct Importer {
    @ObservedObject var journal: Journal

    func go() { print("import") }
}

/// It is one by an extension.
struct Title {
    @ObservedObject var journal: Journal
}

extension Title: View {
    var body: some View { Text("Journal") }
}

struct JournalView: View {
    @StateObject private var journal = Journal.shared

    var body: some View {
        Text(journal.text)
            .onAppear { Importer(journal: journal).go() }
    }
}
