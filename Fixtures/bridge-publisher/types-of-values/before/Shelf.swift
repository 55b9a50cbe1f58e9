import Combine
import Foundation

protocol Reader {}
struct Book: Equatable { var title = "" }
enum Order { case title, date }

final class Shelf<Item, Key: Hashable>: ObservableObject {
  @Published var optional: Book?
  @Published var implicit: Book!
  @Published var array: [Book] = []
  @Published var dictionary = [String: Book]()
  @Published var inferred = Book()
  @Published var order = Order.title
  @Published var double = 1.5
  @Published var negative = -1
  @Published var item: Item
  @Published var table: [Key: Item] = [:]
  @Published var reader: (any Reader)?
  @Published var action: (() -> Void)? = nil
  @Published var pair: (Int, String) = (1, "")
  @Published var range = 0..<3
  private var cancellables: Set<AnyCancellable> = []

  init(item: Item) {
    self.item = item
    $optional.sink { _ in }.store(in: &cancellables)
    $implicit.sink { _ in }.store(in: &cancellables)
    $array.sink { _ in }.store(in: &cancellables)
    $dictionary.sink { _ in }.store(in: &cancellables)
    $inferred.sink { _ in }.store(in: &cancellables)
    $order.sink { _ in }.store(in: &cancellables)
    $double.sink { _ in }.store(in: &cancellables)
    $negative.sink { _ in }.store(in: &cancellables)
    $item.sink { _ in }.store(in: &cancellables)
    $table.sink { _ in }.store(in: &cancellables)
    $reader.sink { _ in }.store(in: &cancellables)
    $action.sink { _ in }.store(in: &cancellables)
    $pair.sink { _ in }.store(in: &cancellables)
    $range.sink { _ in }.store(in: &cancellables)
  }
}
