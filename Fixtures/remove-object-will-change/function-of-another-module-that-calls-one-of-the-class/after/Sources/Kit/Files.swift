import SwiftUI

@Observable
public final class Files {
  private let manager = FileManager.default

  public init() {}
  public func size(of name: String) -> Int {
    access(keyPath: \.manager)
    return manager.contents(atPath: name)?.count ?? 0
  }
  public func changed() { withMutation(keyPath: \.manager) {} }
}
