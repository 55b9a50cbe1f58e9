import Combine
import Foundation

public final class Store: ObservableObject {
  @Published public var name = ""
  @Published public private(set) var items: [String] = []
  @Published public internal(set) var count = 0
  @Published fileprivate var hidden = false
  @Published private var secret: String?
  @Published private(set) var plain: Int = 0
  private var cancellables: Set<AnyCancellable> = []

  public init() {
    $name.combineLatest($items, $count).sink { _ in }.store(in: &cancellables)
    $hidden.sink { _ in }.store(in: &cancellables)
    $secret.sink { _ in }.store(in: &cancellables)
    $plain.sink { _ in }.store(in: &cancellables)
  }
}

func follow(_ store: Store) -> AnyCancellable { store.$hidden.sink { print($0) } }
