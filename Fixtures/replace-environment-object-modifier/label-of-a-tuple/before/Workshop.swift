import SwiftUI

final class Lathe: ObservableObject {
  @Published var isRunning = false
}

final class Saw: ObservableObject {
  @Published var isRunning = false
}

struct LatheView: View {
  @EnvironmentObject private var lathe: Lathe

  var body: some View {
    Text(lathe.isRunning ? "Running" : "Idle")
  }
}

struct SawView: View {
  @EnvironmentObject private var saw: Saw

  var body: some View {
    Toggle("Running", isOn: $saw.isRunning)
  }
}

final class Foreman {
  typealias Bench = (number: Int, lathe: Lathe, spare: (saw: Saw?, count: Int))

  func latheView(_ bench: Bench) -> some View {
    LatheView().environmentObject(bench.lathe)
  }

  func spareView(at bench: Bench?) -> some View {
    Group {
      if let bench, let saw = bench.spare.saw {
        SawView().environmentObject(saw)
      }
    }
  }

  func sawView(_ pair: (number: Int, saw: Saw)) -> some View {
    SawView().environmentObject(pair.saw)
  }

  func views(_ pair: (Lathe, Saw)) -> some View {
    VStack {
      LatheView().environmentObject(pair.0)
      SawView().environmentObject(pair.1)
    }
  }
}

struct Hall: View {
  let lathes: [(lathe: Lathe, floor: Int)]

  var body: some View {
    ForEach(lathes, id: \.floor) { pair in
      LatheView().environmentObject(pair.lathe)
    }
  }
}
