import SwiftUI

struct VoyageScreen: View {
    var body: some View {
        VoyagePage()
    }
}

struct VoyagePage: View {
    var body: some View {
        VoyageSection()
    }
}
