import Combine
import SwiftUI

enum Phase: Equatable { case empty, loading, valid(Int) }

final class Loader {
  let phase = CurrentValueSubject<Phase, Never>(.empty)

  func load(_ count: Int) {
    phase.send(.loading)
    DispatchQueue.main.async { self.phase.send(.valid(count)) }
  }
}

/// The subscriber reads the property before the initializer returns, as the subject has a value.
@Observable
final class RowModel {
  private(set) var phase = Phase.empty
  private let loader = Loader()
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  init() {
    loader.phase
      .sink { [weak self] new in
        guard let self, self._phase != new else { return }
        self.phase = new
      }
      .store(in: &subscriptions)
  }

  func load(_ count: Int) { loader.load(count) }
}

struct Row: View {
  private var model = RowModel()
  let title: String

  init(count: Int, title: String) {
    self.title = title
    model.load(count)
  }

  var body: some View {
    VStack {
      Text(title)
      switch model.phase {
      case .valid(let count): Text("\(count)")
      default: Text("...")
      }
    }
  }
}

struct ContentView: View {
  @State private var taps = 1

  var body: some View {
    VStack {
      Row(count: taps, title: "Row")
      Button("Tap") { taps += 1 }
    }
  }
}
