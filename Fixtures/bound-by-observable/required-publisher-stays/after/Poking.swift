import Combine
import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 0
}

final class Dial: ObservableObject {
    @Published var angle = 0
}

@Observable
final class Lamp {
    var isOn = false
}

func poke<Subject: ObservableObject>(_ subject: Subject)
where Subject.ObjectWillChangePublisher == ObservableObjectPublisher {
    print("poked")
}

struct Poker<Subject: ObservableObject>: View
where Subject.ObjectWillChangePublisher == ObservableObjectPublisher {
    @ObservedObject var subject: Subject

    var body: some View { Text("Poked") }
}

struct MeterView: View {
    @StateObject private var meter = Meter()
    @State private var lamp = Lamp()

    var body: some View {
        Button("\(meter.level)") {
            poke(meter)
            lamp.isOn = true
        }
    }
}

struct DialView: View {
    @StateObject private var dial = Dial()

    var body: some View { Poker(subject: dial) }
}
