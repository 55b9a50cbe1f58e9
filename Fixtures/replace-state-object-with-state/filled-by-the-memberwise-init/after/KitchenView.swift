import SwiftUI

struct KitchenView: View {
    var body: some View {
        PantryView(pantry: Pantry())
    }
}
