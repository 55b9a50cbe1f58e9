import SwiftUI

struct DishView: View {
    @ObservedObject private var dish: Dish

    init(_ dish: Dish) {
        self._dish = ObservedObject(wrappedValue: dish)
    }

    var body: some View {
        TextField("Name", text: $dish.name)
    }
}
