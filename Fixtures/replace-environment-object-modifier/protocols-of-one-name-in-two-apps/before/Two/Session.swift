import Foundation
import Combine

final class Session: ObservableObject {
  @Published var count = 0
}

extension Session: SessionDelegate {
  func sessionDidEnd() { count = 0 }
}
