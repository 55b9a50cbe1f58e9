import Combine
import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var count = 0
  init(_ id: Int) { self.id = id }
}

@Observable
final class Box {
  var items: [Item] = [Item(1), Item(2)]
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.MergeMany(items.map { $0.objectWillChange })
      .sink { [weak self] _ in
        self?.save()
        self?.withMutation(keyPath: \.items) {}
      }
      .store(in: &cancellables)
  }

  func save() {}
}

struct BoxView: View {
  var box: Box

  var body: some View { ForEach(box.items) { item in Text("\(item.count)") } }
}
