import SwiftUI

@Observable
final class Lathe {
  var isRunning = false
}

@Observable
final class Saw {
  var isRunning = false
}

struct LatheView: View {
  @Environment(Lathe.self) private var lathe

  var body: some View {
    Text(lathe.isRunning ? "Running" : "Idle")
  }
}

struct SawView: View {
  @Environment(Saw.self) private var saw

  var body: some View {
    @Bindable var saw = saw
    Toggle("Running", isOn: $saw.isRunning)
  }
}

final class Foreman {
  typealias Bench = (number: Int, lathe: Lathe, spare: (saw: Saw?, count: Int))

  func latheView(_ bench: Bench) -> some View {
    LatheView().environment(bench.lathe)
  }

  func spareView(at bench: Bench?) -> some View {
    Group {
      if let bench, let saw = bench.spare.saw {
        SawView().environment(saw)
      }
    }
  }

  func sawView(_ pair: (number: Int, saw: Saw)) -> some View {
    SawView().environment(pair.saw)
  }

  func views(_ pair: (Lathe, Saw)) -> some View {
    VStack {
      LatheView().environment(pair.0)
      SawView().environment(pair.1)
    }
  }
}

struct Hall: View {
  let lathes: [(lathe: Lathe, floor: Int)]

  var body: some View {
    ForEach(lathes, id: \.floor) { pair in
      LatheView().environment(pair.lathe)
    }
  }
}
