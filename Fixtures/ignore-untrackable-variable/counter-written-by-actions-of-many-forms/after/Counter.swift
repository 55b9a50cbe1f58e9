import SwiftUI

@Observable
final class Counter {
    var level = 0
    private(set) var taps = 0
    @ObservationIgnored private(set) var reads = 0
    @ObservationIgnored private(set) var rows = 0

    @discardableResult func tap() -> Bool {
        taps += 1
        return true
    }

    @discardableResult func tap(_ number: Int) -> Bool {
        taps += number
        return true
    }

    func open(_ url: URL) -> Bool {
        taps += 1
        return true
    }

    @discardableResult func set(_ isOn: Bool) -> Bool {
        taps += 1
        return isOn
    }

    func read() -> Bool {
        reads += 1
        return true
    }

    @discardableResult func configure() -> Bool {
        rows += 1
        return true
    }
}

typealias Handler = () -> Void

func globalButton(_ action: @escaping () -> Void) -> some View {
    Button("x", action: action)
}

struct CounterView: View {
    var counter: Counter

    var body: some View {
        Text("\(counter.taps) \(counter.level)")
        actions
        valueLabel("Read") { counter.read() }
        configured { counter.configure() }
    }

    @ViewBuilder private var actions: some View {
        actionButton("Add") { counter.tap() }
        actionButton("Add") { _ = counter.tap() }
        actionButton("Add") { if counter.level > 0 { counter.tap() } }
        Self.staticButton { counter.tap() }
        globalButton { counter.tap() }
        optionalButton { counter.tap() }
        aliasButton { counter.tap() }
        numberButton { counter.tap($0) }
        card { Text("a") } tap: { counter.tap() }
        Toggle("x", isOn: Binding { counter.level > 1 } set: { _ in counter.tap() })
        Toggle("x", isOn: Binding<Bool> { counter.level > 1 } set: { counter.set($0) })
        Toggle("x", isOn: Binding(get: { counter.level > 1 }) { counter.set($0) })
        Text("").environment(\.openURL, OpenURLAction { counter.open($0) ? .handled : .discarded })
        Text("").alert(isPresented: .constant(true)) {
            Alert(
                title: Text(""), message: nil, primaryButton: .destructive(Text("D")) { counter.tap() },
                secondaryButton: .cancel { counter.tap() })
        }
    }

    private func actionButton(_ title: String, action: @escaping () -> Void) -> some View {
        Button(title, action: action)
    }

    private func valueLabel(_ title: String, value: () -> Bool) -> some View {
        Text(value() ? title : "")
    }

    private func configured(_ configure: () -> Void) -> some View {
        configure()
        return Text("")
    }

    private static func staticButton(_ action: @escaping () -> Void) -> some View {
        Button("x", action: action)
    }

    private func optionalButton(_ action: (() -> Void)? = nil) -> some View {
        Button("x") { action?() }
    }

    private func aliasButton(_ action: @escaping Handler) -> some View {
        Button("x") { action() }
    }

    private func numberButton(_ action: @escaping (Int) -> Void) -> some View {
        Button("x") { action(1) }
    }

    private func card<Content: View>(
        @ViewBuilder _ content: () -> Content, tap: @escaping () -> Void
    ) -> some View {
        content().onTapGesture(perform: tap)
    }
}
