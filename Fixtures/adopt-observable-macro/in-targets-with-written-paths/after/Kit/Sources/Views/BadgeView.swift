import SwiftUI

public struct BadgeView: View {
  var badge: Badge

  public var body: some View {
    Text("\(badge.count)")
  }
}
