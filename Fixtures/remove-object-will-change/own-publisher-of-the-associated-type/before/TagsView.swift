import SwiftUI

struct TagsView: View {
  @ObservedObject var tags: Tags
  var body: some View { Text(tags.used.joined()) }
}
