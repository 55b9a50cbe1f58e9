import SwiftUI

@Observable
public final class Devices {
  public var names: [String] = []

  public init() {}
}
