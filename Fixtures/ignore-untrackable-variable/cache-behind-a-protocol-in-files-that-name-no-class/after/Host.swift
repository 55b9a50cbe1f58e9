import SwiftUI

struct Host: View {
    var body: some View { Caption(name: "a") }
}
