import SwiftUI

final class Holder: ObservableObject {
    @Published var events: [Int] = []
    var seen: [Int] = []
    var opened = 0
    var closed = 0
    var counted = 0
    var asked = 0

    func see() { seen.append(events.count) }
    func count() { counted += 1 }
    func ask() { asked += 1 }
}

struct InnerView: View {
    @ObservedObject var holder: Holder

    init(holder: Holder) {
        self.holder = holder
        holder.see()
        holder.opened += 1
    }

    init(later holder: Holder) {
        self.init(holder: holder)
        DispatchQueue.main.async { holder.count() }
    }

    var body: some View {
        Button("\(holder.events.count)") { holder.closed += 1 }
    }
}

struct OuterView: View {
    @ObservedObject var holder: Holder

    var body: some View {
        VStack {
            InnerView(holder: holder)
            Text("\(holder.seen.count + holder.opened + holder.closed + holder.counted + holder.asked)")
        }
    }
}

/// Nobody makes it while a view is made.
final class Controller {
    let holder: Holder

    init(holder: Holder) {
        self.holder = holder
        holder.ask()
    }
}

@main
struct Main: App {
    @StateObject private var holder: Holder

    init() {
        let holder = Holder()
        holder.ask()
        _ = Controller(holder: holder)
        _holder = StateObject(wrappedValue: holder)
    }

    var body: some Scene {
        WindowGroup { OuterView(holder: holder) }
    }
}
