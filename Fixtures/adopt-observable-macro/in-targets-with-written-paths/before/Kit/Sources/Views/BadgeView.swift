import SwiftUI

public struct BadgeView: View {
  @ObservedObject var badge: Badge

  public var body: some View {
    Text("\(badge.count)")
  }
}
