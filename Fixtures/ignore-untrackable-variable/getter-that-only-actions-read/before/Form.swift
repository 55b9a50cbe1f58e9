import SwiftUI

protocol Connection {
    var isOnline: Bool { get }
}

final class Form: ObservableObject {
    @Published var showsError = false
    var message: String? {
        didSet { showsError = message != nil }
    }
    var hint = ""
    var label = ""
    var total = 0
    var last = ""
    let connection: Connection

    init(connection: Connection) { self.connection = connection }

    /// Asked for by a button.
    var isOnline: Bool {
        let isOnline = connection.isOnline
        if !isOnline { message = "You are offline" }
        return isOnline
    }

    /// By another property, which a task asks for.
    var isReady: Bool {
        hint = "Ready"
        return true
    }
    var isWaiting: Bool { !isReady }

    /// By a body.
    var title: String {
        label = "Title"
        return label
    }

    /// By a function that a body calls, through another property.
    var count: Int {
        total += 1
        return total
    }
    var summary: Int { count }

    /// By nobody.
    var unused: String {
        last = "x"
        return last
    }

    func send() {}
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        VStack {
            Text(form.title + form.hint + form.label + form.last)
            if let message = form.message { Text(message) }
            Button("Send") {
                guard form.isOnline else { return }
                form.send()
            }
            .task {
                if form.isWaiting { form.send() }
            }
            row(1)
        }
    }

    private func row(_ number: Int) -> some View { Text("\(number) of \(form.summary), \(form.total)") }
}
