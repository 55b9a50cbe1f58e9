import SwiftUI

public final class Devices: ObservableObject {
  @Published public var names: [String] = []

  public init() {}
}
