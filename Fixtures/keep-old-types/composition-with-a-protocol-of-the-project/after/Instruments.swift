import SwiftUI

protocol Instrument {
  var name: String { get }
}

protocol StringInstrument: Instrument {}

typealias ShownInstrument = Instrument & ObservableObject

final class Violin: ObservableObject {
  @Published var isTuned = false
}

extension Violin: StringInstrument {
  var name: String { "violin" }
}

class Drum: ObservableObject, Instrument {
  @Published var name = "drum"
}

final class SnareDrum: Drum {
  @Published var isMuffled = false
}

@Observable
final class Metronome {
  var beats = 60
}

func names(of instruments: [any ShownInstrument]) -> [String] {
  instruments.map { $0.name }
}

func hint(for instrument: any Instrument & ObservableObject) -> String {
  instrument.name
}

struct MetronomeView: View {
  @State private var metronome = Metronome()

  var body: some View {
    Text("\(metronome.beats)")
  }
}
