struct Score {
    private var _points: Int

    init(points: Int) {
        _points = points
    }
}
