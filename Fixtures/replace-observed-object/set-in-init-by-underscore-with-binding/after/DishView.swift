import SwiftUI

struct DishView: View {
    @Bindable private var dish: Dish

    init(_ dish: Dish) {
        self._dish = Bindable(wrappedValue: dish)
    }

    var body: some View {
        TextField("Name", text: $dish.name)
    }
}
