import SwiftUI

// café
struct CupView: View {
  @ObservedObject var cup: Cup
  var body: some View { Text(cup.name) }
}
