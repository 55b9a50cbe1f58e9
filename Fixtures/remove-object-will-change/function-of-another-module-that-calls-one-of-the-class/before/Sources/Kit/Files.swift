import SwiftUI

public final class Files: ObservableObject {
  private let manager = FileManager.default

  public init() {}
  public func size(of name: String) -> Int { manager.contents(atPath: name)?.count ?? 0 }
  public func changed() { objectWillChange.send() }
}
