import Combine
import SwiftUI

@Observable
final class Names {
  var query = ""
  private(set) var found: [String] = []
  private(set) var isEmpty = true
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    let all = ["ada", "alan", "grace"]
    let changes = PassthroughSubject<String, Never>()
    send = changes.send
    changes.map { text in all.filter { $0.hasPrefix(text) } }.sink { [weak self] in self?.found = $0 }.store(in: &cancellables)
    changes.map(\.isEmpty).sink { [weak self] in self?.isEmpty = $0 }.store(in: &cancellables)
  }

  private let send: (String) -> Void

  func add(_ letter: String) {
    query += letter
    send(query)
  }
}

struct ContentView: View {
  @State private var names = Names()

  var body: some View {
    Text("\(names.query) \(names.found.joined(separator: " ")) \(names.isEmpty ? "empty" : "")")
    Button("a") { names.add("a") }
    Button("l") { names.add("l") }
  }
}
