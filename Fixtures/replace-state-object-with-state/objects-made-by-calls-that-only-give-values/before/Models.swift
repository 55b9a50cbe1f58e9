import Combine
import Foundation

extension Publisher where Failure == Never {
  /// The subscription ends with what holds it.
  func tell<Object: AnyObject>(
    _ object: Object, _ action: @escaping (Object, Output) -> Void
  ) -> AnyCancellable {
    sink { [weak object] value in
      if let object { action(object, value) }
    }
  }
}

final class Names: ObservableObject {
  @Published var names: [String]
  @Published var filter = ""
  @Published var isFiltered = false
  private let defaults = UserDefaults(suiteName: "group")
  private let source = Bundle.main.url(forResource: "names", withExtension: "json")
  private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  private let home = NSHomeDirectory()
  private let filters = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init(first: String = NSLocalizedString("Ada", comment: "a name")) {
    _names = Published(initialValue: [first])
    filters.tell(self) { $0.isFiltered = !$1.isEmpty }.store(in: &cancellables)
    DispatchQueue(label: "names").sync { filter = "a" }
  }
}

/// This makes a folder.
final class Folder: ObservableObject {
  @Published var count = 0

  init() {
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: "/tmp/names"), withIntermediateDirectories: true)
  }
}
