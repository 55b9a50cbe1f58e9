import Foundation
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var street = ""
    @Published var city = ""
    @Published var phone = ""
    var onSave: () -> Void = {}

    init() {
        NotificationCenter.default.addObserver(forName: .init("locale"), object: nil, queue: nil) { [weak self] _ in
            self?.objectWillChange.send()
        }
    }

    func reload() {
        objectWillChange.send()
    }
}

/// The same on one line, and with a method that is called so.
final class Short: ObservableObject { @Published var a = 0; @Published var b = 0; @Published var c = 0; @Published var d = 0; func reload() { objectWillChange.send() } }

final class Named: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0

    func announceChanges() {
        objectWillChange.send()
    }

}

struct FormView: View {
    @ObservedObject var form: Form
    @ObservedObject var short: Short
    @ObservedObject var named: Named

    var body: some View {
        Text("\(form.name) \(form.street) \(form.city) \(form.phone)")
        Text("\(short.a) \(short.b) \(short.c) \(short.d)")
        Text("\(named.a) \(named.b) \(named.c) \(named.d)")
        Button("Save") { form.onSave = {} }
    }
}
