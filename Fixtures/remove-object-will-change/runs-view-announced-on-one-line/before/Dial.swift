import SwiftUI

final class Dial: ObservableObject {
  @Published var unit = "m"
  private var steps = [1]
  private(set) var turns = 0

  var value: Int {
    get { steps.reduce(0, +) }
    set { steps.append(newValue - value); objectWillChange.send(); turns += 1 }
  }

  func undo() { turns -= 1; objectWillChange.send(); steps.removeLast() }
}

struct ContentView: View {
  @StateObject private var dial = Dial()

  var body: some View {
    Text("\(dial.value) \(dial.unit)")
    Stepper("value", value: $dial.value)
    TextField("unit", text: $dial.unit)
    Undo(dial: dial)
  }
}

struct Undo: View {
  @ObservedObject var dial: Dial

  var body: some View { Button("undo \(dial.turns)") { dial.undo() }.disabled(dial.turns == 0) }
}
