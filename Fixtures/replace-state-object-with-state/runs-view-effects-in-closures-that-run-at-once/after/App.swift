import SwiftUI

@Observable
final class Flags {
    static let shared = Flags()
    @ObservationIgnored private var stored = 0

    var opened: Int {
        get {
            access(keyPath: \.opened)
            return stored
        }
        set {
            withMutation(keyPath: \.opened) { stored = newValue }
        }
    }
}

@Observable
final class Animated: ObservableObject {
    var step = 0

    init() { withAnimation { Flags.shared.opened += 1 } }
}

@Observable
final class Announced: ObservableObject {
    var step = 0

    init() { Flags.shared.opened += 1 }
}

struct AnimatedView: View {
    let title: String
    @StateObject private var model = Animated()

    var body: some View {
        Button("\(title) \(model.step)") { model.step += 1 }
    }
}

struct AnnouncedView: View {
    let title: String
    @StateObject private var model = Announced()

    var body: some View {
        Button("\(title) \(model.step)") { model.step += 1 }
    }
}

struct OpenedView: View {
    var body: some View { Text("opened \(Flags.shared.opened)") }
}

struct ContentView: View {
    @State private var taps = 0

    var body: some View {
        AnimatedView(title: "animated \(taps)")
        AnnouncedView(title: "announced \(taps)")
        OpenedView()
        Button("taps \(taps)") { taps += 1 }
    }
}
