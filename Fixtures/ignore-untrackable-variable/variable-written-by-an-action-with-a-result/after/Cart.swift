import SwiftUI

struct BigButton<Label: View>: View {
    let action: () -> Void
    let label: Label

    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    var body: some View { Button(action: action) { label } }
}

extension BigButton where Label == Text {
    init(_ title: String, action: @escaping () -> Void) {
        self.action = action
        label = Text(title)
    }
}

struct Row: View {
    let select: (Int) -> Void
    var held: (() -> Void)?

    var body: some View { Text("").onTapGesture { select(0) } }
}

struct Memo: View {
    let text: () -> String

    var body: some View { Text(text()) }
}

@Observable
final class Cart {
    private(set) var items: [String] = []
    private(set) var count = 0
    private(set) var taps = 0
    private(set) var holds = 0
    @ObservationIgnored private(set) var titles = 0
    @ObservationIgnored private(set) var checks = 0

    @discardableResult func add(_ item: String) -> Bool {
        items.append(item)
        count += 1
        return true
    }

    func tap(_ index: Int) -> Bool {
        taps += 1
        return true
    }

    func hold() -> Bool {
        holds += 1
        return true
    }

    func isFull() -> Bool {
        checks += 1
        return items.count > 9
    }

    func title() -> String {
        titles += 1
        return "\(items.count) items"
    }
}

struct CartView: View {
    var cart: Cart

    var body: some View {
        Text("\(cart.count), \(cart.taps), \(cart.holds), \(cart.titles)")
        BigButton("Add") { cart.add("x") }
        Row(select: { _ = cart.tap($0) }, held: { _ = cart.hold() })
        Memo { cart.title() }
        Toggle(
            "Full",
            isOn: Binding {
                cart.isFull()
            } set: { _ in
            })
    }
}
