import Combine
import Foundation
import Observation

@Observable
public final class Store {
  public var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  public private(set) var items: [String] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var itemsSubject = CurrentValueSubject<[String], Never>(_items)
  public internal(set) var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  fileprivate var hidden = false {
    willSet { hiddenSubject.send(newValue) }
  }
  @ObservationIgnored fileprivate private(set) lazy var hiddenSubject = CurrentValueSubject<Bool, Never>(_hidden)
  private var secret: String? {
    willSet { secretSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var secretSubject = CurrentValueSubject<String?, Never>(_secret)
  private(set) var plain: Int = 0 {
    willSet { plainSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var plainSubject = CurrentValueSubject<Int, Never>(_plain)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  public init() {
    nameSubject.combineLatest(itemsSubject, countSubject).sink { _ in }.store(in: &cancellables)
    hiddenSubject.sink { _ in }.store(in: &cancellables)
    secretSubject.sink { _ in }.store(in: &cancellables)
    plainSubject.sink { _ in }.store(in: &cancellables)
  }
}

func follow(_ store: Store) -> AnyCancellable { store.hiddenSubject.sink { print($0) } }
