import SwiftUI

@Observable
final class Dial {
    var title = ""
    var position = 0
    var limit = 10 {
        didSet { print(limit) }
    }
    /// Something else is done behind it.
    var turns = 0 {
        didSet {
            guard oldValue != turns else { return }
            print(turns)
        }
    }
    /// Finding out whether it returns does something.
    var speed = 0 {
        didSet {
            guard check(speed) else { return }
        }
    }
    /// What is done instead is something.
    var step = 1 {
        didSet {
            guard step > 0 else {
                print("no step")
                return
            }
        }
    }
    var mark = 1 {
        didSet {
            // Only what is new.
            guard oldValue != mark else { return }
        }
    }
    /// Written by hand, and not about announcing.
    var kept = 0 {
        didSet { guard oldValue != kept else { return } }
    }

    func check(_ speed: Int) -> Bool {
        print(speed)
        return speed > 0
    }
}

struct DialView: View {
    @State private var dial = Dial()

    var body: some View {
        Text("\(dial.title) \(dial.position) \(dial.limit) \(dial.turns) \(dial.speed) \(dial.step) \(dial.mark)")
        Button("Turn") { dial.turns += 1 }
    }
}
