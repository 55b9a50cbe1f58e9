import Combine
import SwiftUI

/// What the subscribers read is read later: the first publisher has no value, and the second sends it later.
@Observable
final class Row {
  var count = 0
  var name = ""
  private let counts = PassthroughSubject<Int, Never>()
  private let names = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  init() {
    counts.sink { [weak self] new in
      guard let self, self.count != new else { return }
      self.count = new
    }.store(in: &subscriptions)
    names.receive(on: DispatchQueue.main).sink { [weak self] new in
      guard let self, self.name != new else { return }
      self.name = new
    }.store(in: &subscriptions)
  }

  func send() {
    counts.send(count + 1)
    names.send(name + "a")
  }
}

struct RowView: View {
  var row: Row

  var body: some View { Button("\(row.count) \(row.name)") { row.send() } }
}

struct ContentView: View {
  var body: some View { RowView(row: Row()) }
}
