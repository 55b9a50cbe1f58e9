import Combine
import SwiftUI

enum Totals {
    static var visits = 0
    static var calls = 0
    static var orders = 0
    static var names = ["Ann"]
}

@Observable
final class Report {
    var revision = 0
    var status = "ok" { didSet { withMutation(keyPath: \.status) {} } }
    var visits: Int {
        access(keyPath: \.revision)
        return Totals.visits
    }
    var calls: Int {
        access(keyPath: \.revision)
        return Totals.calls
    }
    var orders: Int { Totals.orders }
    var names: String {
        access(keyPath: \.revision)
        return Totals.names.joined(separator: " ")
    }

    func visit() {
        Totals.visits += 1
        revision += 1
    }

    func call() {
        Totals.calls += 1
        revision += 1
    }

    func order() {
        Totals.orders += 1
        status = "ok"
    }

    func add() {
        Totals.names.append("Ben")
        revision += 1
    }
}

/// Key paths and closures that a view applies, by a table of values, of tuples, in a dictionary, or of its own.
struct Column {
    let title: String
    let path: KeyPath<Report, Int>
}

let columns = [Column(title: "visits", path: \.visits)]
let formats: [String: (Report) -> String] = ["calls": { "\($0.calls)" }]

enum Field {
    case names

    var path: KeyPath<Report, String> {
        switch self {
        case .names: \.names
        }
    }
}

struct ContentView: View {
    @State private var report = Report()
    @StateObject private var form = Form()
    private let rows: [(title: String, text: (Report) -> String)] = [("orders", { "\($0.orders)" })]

    var body: some View {
        Text("\(report[keyPath: columns[0].path]) visits")
        Text(formats["calls"]?(report) ?? "")
        Text(rows[0].text(report) + report.status)
        Text(report[keyPath: Field.names.path])
        Button("visit") { report.visit() }
        Button("call") { report.call() }
        Button("order") { report.order() }
        Button("add") { report.add() }
        FormView(form: form)
    }
}

/// Shown by a table alone, so it is no property whose publisher could stay.
final class Form: ObservableObject {
    static let fields: [KeyPath<Form, String>] = [\.email]
    @Published var email = ""
    @Published private(set) var isEdited = false
    private var observers: Set<AnyCancellable> = []

    init() {
        $email.dropFirst(2).sink { [weak self] _ in self?.isEdited = true }.store(in: &observers)
    }

    func type() { email += "e" }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form[keyPath: Form.fields[0]] + (form.isEdited ? "!" : ""))
        Button("type") { form.type() }
    }
}
