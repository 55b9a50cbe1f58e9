import Combine
import Foundation

public final class Store: ObservableObject {
  @Published public var title = ""
  public init() {}
  public func reset() {
    UserDefaults.standard.set(false, forKey: "on")
    objectWillChange.send()
  }
}
