import Combine
import SwiftData

@Model
final class Upload: ObservableObject {
  var url: String
  @Transient @Published var progress = 0.0

  init(url: String) { self.url = url }
}

@Model
final class Batch: ObservableObject {
  var name: String
  @Transient @Published var state = makeState()

  init(name: String) { self.name = name }
}

func follow(_ upload: Upload) -> AnyCancellable { upload.$progress.sink { print($0) } }
