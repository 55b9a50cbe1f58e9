import Combine
import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var count = 0
  init(_ id: Int) { self.id = id }
}

final class Box: ObservableObject {
  @Published var items: [Item] = [Item(1), Item(2)]
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.MergeMany(items.map { $0.objectWillChange })
      .sink { [weak self] _ in
        self?.save()
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }

  func save() {}
}

struct BoxView: View {
  @ObservedObject var box: Box

  var body: some View { ForEach(box.items) { item in Text("\(item.count)") } }
}
