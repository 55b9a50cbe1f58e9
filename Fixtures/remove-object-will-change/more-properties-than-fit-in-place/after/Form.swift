import Foundation
import SwiftUI

@Observable
final class Form {
    var name = ""
    var street = ""
    var city = ""
    var phone = ""
    var onSave: () -> Void = {}

    init() {
        NotificationCenter.default.addObserver(forName: .init("locale"), object: nil, queue: nil) { [weak self] _ in
            self?.announceChanges()
        }
    }

    func reload() {
        announceChanges()
    }

    /// Tells those who read the object of changes that no tracked property announces.
    private func announceChanges() {
        withMutation(keyPath: \.city) {}
        withMutation(keyPath: \.name) {}
        withMutation(keyPath: \.phone) {}
        withMutation(keyPath: \.street) {}
    }
}

/// The same on one line, and with a method that is called so.
@Observable
final class Short { var a = 0; var b = 0; var c = 0; var d = 0; func reload() { announceChanges() }; private func announceChanges() { withMutation(keyPath: \.a) {}; withMutation(keyPath: \.b) {}; withMutation(keyPath: \.c) {}; withMutation(keyPath: \.d) {} } }

@Observable
final class Named {
    var a = 0
    var b = 0
    var c = 0
    var d = 0

    func announceChanges() {
        withMutation(keyPath: \.a) {}
        withMutation(keyPath: \.b) {}
        withMutation(keyPath: \.c) {}
        withMutation(keyPath: \.d) {}
    }

}

struct FormView: View {
    var form: Form
    var short: Short
    var named: Named

    var body: some View {
        Text("\(form.name) \(form.street) \(form.city) \(form.phone)")
        Text("\(short.a) \(short.b) \(short.c) \(short.d)")
        Text("\(named.a) \(named.b) \(named.c) \(named.d)")
        Button("Save") { form.onSave = {} }
    }
}
