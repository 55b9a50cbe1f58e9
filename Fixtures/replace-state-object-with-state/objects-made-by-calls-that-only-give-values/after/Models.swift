import Combine
import Foundation
import Observation

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

@Observable
final class Names {
  var names: [String]
  var filter = ""
  var isFiltered = false
  private let defaults = UserDefaults(suiteName: "group")
  private let source = Bundle.main.url(forResource: "names", withExtension: "json")
  private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  private let home = NSHomeDirectory()
  private let filters = PassthroughSubject<String, Never>()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(first: String = NSLocalizedString("Ada", comment: "a name")) {
    names = [first]
    filters.tell(self) { $0.isFiltered = !$1.isEmpty }.store(in: &cancellables)
    DispatchQueue(label: "names").sync { filter = "a" }
  }
}

/// This makes a folder.
@Observable
final class Folder: ObservableObject {
  var count = 0

  init() {
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: "/tmp/names"), withIntermediateDirectories: true)
  }
}
