import SwiftData
import SwiftUI

@Model
final class Download: ObservableObject {
  var url: String
  @Transient @Published var progress = 0.0

  init(url: String) { self.url = url }
}
