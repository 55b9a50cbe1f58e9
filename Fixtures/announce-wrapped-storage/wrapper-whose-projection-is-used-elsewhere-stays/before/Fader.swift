import SwiftUI

@propertyWrapper
struct Limited {
    var wrappedValue = 0
    var projectedValue: String { "at most 10" }
}

final class Fader: ObservableObject {
    @Published var isOn = false
    @Limited var level: Int

    func raise() {
        level += 1
        isOn = true
    }
}

struct FaderView: View {
    @ObservedObject var fader: Fader

    var body: some View {
        Text("\(fader.level), \(fader.$level)")
    }
}
